/** Limits parallel work. `add` waits for a free place, `end` for all work; both throw the first failure. */
export class Pool {
  readonly #running = new Set<Promise<void>>()
  readonly #most: number
  #failure: { error: unknown } | undefined

  constructor(most: number) {
    this.#most = most
  }

  async add(work: () => Promise<unknown>): Promise<void> {
    while (this.#running.size >= this.#most) await Promise.race(this.#running)
    if (this.#failure) throw this.#failure.error
    const run: Promise<void> = work().then(
      () => void this.#running.delete(run),
      (error: unknown) => {
        this.#failure ??= { error }
        this.#running.delete(run)
      },
    )
    this.#running.add(run)
  }

  async end(): Promise<void> {
    await Promise.all(this.#running)
    if (this.#failure) throw this.#failure.error
  }
}
