import * as m from '../../../paraglide/messages.js';

/** A time in words: `48 s`, `3 min 5 s`, `1 h 20 min`. */
export function timeWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return m.yours_time_seconds({ seconds });
  if (minutes < 60) return m.yours_time_minutes({ minutes, seconds: seconds % 60 });
  return m.yours_time_hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
