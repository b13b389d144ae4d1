import * as m from '../paraglide/messages.js';

const grades = [m.play_grade_1, m.play_grade_2, m.play_grade_3, m.play_grade_4, m.play_grade_5];

/** A grade in words. */
export const gradeWords = (grade: number): string => grades[grade - 1]?.() ?? '';
