import type * as real from '../firebase/auth.ts'

/** Replaces `web/src/firebase/auth.ts`: nobody is signed in to the SDK, so calls send the stored bearer token. */

export const signInSdk: typeof real.signInSdk = async () => {}
export const watchIdToken: typeof real.watchIdToken = () => {}
export const readIdToken: typeof real.readIdToken = async () => undefined
export const readTokenName: typeof real.readTokenName = async () => 'Asha Verma'
export const endSdkSession: typeof real.endSdkSession = async () => {}
