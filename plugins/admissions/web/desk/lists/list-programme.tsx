import { createContext, use } from 'react'

/** The programme and session whose lists are shown. */
export const ListProgramme = createContext('')

/** Names the programme in a question: an officer publishes the lists of many on one day. */
export function OfProgramme() {
  return <span className="block pb-2 font-semibold wrap-anywhere text-indigo-950">{use(ListProgramme)}</span>
}
