/** How a match or a competition is named: what visitors may ask for by an address of their own making. */
export const subjectOfMatch = (id: string) => `match ${id}`;
export const subjectOfCompetition = (id: string) => `competition ${id}`;
