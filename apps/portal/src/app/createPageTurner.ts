interface PageRequest {
  page?: number | undefined
}

type Beside<Request> = Request & { After?: number | undefined; Before?: number | undefined }

interface KnownPage {
  /** The list, without the page. */
  list: string
  page: number
  ids: readonly number[]
}

/** Asks for a page of a list; `idsOf` says which records it shows. */
export type AskPage = <Request extends PageRequest, Answer>(request: Request, ask: (request: Beside<Request>) => Promise<Answer>, idsOf: (answer: Answer) => readonly number[]) => Promise<Answer>

/**
 * Keeps where the page that came last begins and ends, so that the one beside it is read on from there, however far into the list it is. The address has the
 * number of the page alone: after a reload, or from a link, the service finds the page by that.
 */
export function createPageTurner(): AskPage {
  let known: KnownPage | undefined
  return async (request, ask, idsOf) => {
    const { page = 1 } = request
    const list = JSON.stringify({ ...request, page: 0 })
    const step = known?.list === list ? page - known.page : 0
    // The first page is found at once, and is full.
    const answer = await ask({ ...request, After: step === 1 ? known?.ids.at(-1) : undefined, Before: step === -1 && page > 1 ? known?.ids[0] : undefined })
    known = { list, page, ids: idsOf(answer) }
    return answer
  }
}
