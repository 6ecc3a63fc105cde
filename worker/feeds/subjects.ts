/** Keys of matches and competitions that visitors can request by id. */
export const subjectOfMatch = (id: string) => `match ${id}`;
export const subjectOfCompetition = (id: string) => `competition ${id}`;
