import type { DemoNotice } from '@prangan/emulators/demo/types.ts'
import { notices2025 } from './notices-2025-26.ts'
import { noticesAdmission2026 } from './notices-admission-2026.ts'
import { noticesAutumn2026 } from './notices-autumn-2026.ts'
import { noticesMarquee } from './notices-marquee.ts'

export const demoNotices: readonly DemoNotice[] = [
  ...notices2025,
  ...noticesAdmission2026,
  ...noticesAutumn2026,
  ...noticesMarquee,
]
