/** Gives the bearer of whoever sits at the desk. */
export type GetToken = () => Promise<string | undefined>

/** What `updateFacultyDetails` answers besides, after a new password has ended every session. */
export type NewSession = { token: string; customToken: string }

/** The desk that a section stands on: whose it is, and what it may ask of the session. */
export type Desk = {
  uid: string
  getToken: GetToken
  /** Opens the teacher's next session in this browser. */
  renewSession: (session: NewSession) => Promise<void>
}
