import type * as real from '../firebase/auth.ts'

/** Stands in for `web/src/firebase/auth.ts`: an SDK that knows nobody, so that the stored bearer is the one that is sent. */

export const signInSdk: typeof real.signInSdk = async () => {}
export const watchIdToken: typeof real.watchIdToken = () => {}
export const readIdToken: typeof real.readIdToken = async () => undefined
export const endSdkSession: typeof real.endSdkSession = async () => {}
