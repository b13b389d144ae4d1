import { dateLocale } from './date-words.ts';

/** The day on which a week begins where a language is spoken, or in a locale: 1 for Monday to 7 for Sunday; Monday where nobody knows. */
export function firstWeekday(language: string): number {
  try {
    const locale = new Intl.Locale(dateLocale(language)) as Intl.Locale & {
      getWeekInfo?(): { readonly firstDay: number };
      readonly weekInfo?: { readonly firstDay: number };
    };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}
