import english from '../../../../messages/en/index.ts'
import { withFallback } from '../../../../messages/with-fallback.ts'
import { layout } from './layout.ts'

export default withFallback(english, { layout })
