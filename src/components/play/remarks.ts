/** Whether a guided game makes its remarks: the reader may switch them off. */
export type Remarking = 'on' | 'off';

export const remarksKey = 'deal.remarks';

/** What storage holds, if it says so. */
export const asRemarking = (raw: unknown): Remarking | null => (raw === 'on' || raw === 'off' ? raw : null);
