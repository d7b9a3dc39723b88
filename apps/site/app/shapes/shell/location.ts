/** The field with what became of the question about the location. */
export const ANSWER_FIELD = 'answer';

/** The device allowed it, or the bettor puts it off. */
export const LOCATION_ANSWERS = ['allowed', 'later'] as const;
export type LocationAnswer = (typeof LOCATION_ANSWERS)[number];
