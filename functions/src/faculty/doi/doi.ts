/** Before a DOI, where it is pasted as a link or the way journals print it. */
const prefix = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i

/** Ten, the registrant, and what the registrant chose, in the letters that DOIs are made of today. */
const pattern = /^10\.\d{4,9}\/[-._;()/:<>[\]+#A-Za-z0-9]{1,180}$/

/** The DOI in what somebody typed or pasted; undefined where there is none. */
export function doiIn(typed: string): string | undefined {
  const doi = typed.trim().replace(prefix, '')
  return pattern.test(doi) ? doi : undefined
}
