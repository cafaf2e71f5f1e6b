import { readFile } from '@prangan/web/http/read-file.ts'
import { language } from '@prangan/web/messages/language.ts'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'

/** Reads the bank challan of an accepted seat. Throws a `CallError`. */
export const printChallan = (token: string): Promise<Blob> =>
  readFile(ownApplicationEndpoints.printChallan, { body: { token, language: language() } })
