import { loadAllMessages } from './all-messages.ts'

// Tests use the main language unless they render in another one.
await loadAllMessages('en')
