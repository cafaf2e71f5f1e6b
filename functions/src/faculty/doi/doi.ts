const prefix = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i

/** `10.`, the registrant, and a suffix in the characters that DOIs use today. */
const pattern = /^10\.\d{4,9}\/[-._;()/:<>[\]+#A-Za-z0-9]{1,180}$/

export function doiIn(typed: string): string | undefined {
  const doi = typed.trim().replace(prefix, '')
  return pattern.test(doi) ? doi : undefined
}
