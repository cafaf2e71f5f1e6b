import { describeStrangers } from '@prangan/tests/support/describe-strangers.ts'
import { statusPages } from '../calls.ts'

for (const page of statusPages) describeStrangers(page)
