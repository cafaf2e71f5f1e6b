import { lazy } from 'react'

/** Only those who pay load the encoder. */
export const LazyQrCode = lazy(() => import('./qr-code.tsx'))
