/** Who can log in to the mock backend from the start. */
export const DEMO_LOGINS: { who: string; email: string; password: string }[] = [];
