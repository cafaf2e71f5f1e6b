declare module 'firebase-tools/lib/auth.js' {
  export function getGlobalDefaultAccount(): Account | undefined
}
declare module 'firebase-tools/lib/defaultCredentials.js' {
  export function getCredentialPathAsync(account: Account): Promise<string | undefined>
}
type Account = { user: { email: string }; tokens: { refresh_token?: string } }
