/** A valid request of an endpoint, for the documentation and the tests. */
export type Example = {
  params?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}
