import { enableCompileCache } from 'node:module'

// Imported first, from a file of its own (`build.ts`): a module's imports are evaluated before its own first line.
enableCompileCache()
