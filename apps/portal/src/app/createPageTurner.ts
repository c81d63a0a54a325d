interface PageRequest {
  page?: number | undefined
  count?: number | undefined
}

type Beside<Request> = Request & { After?: number; Before?: number }

interface KnownPage {
  /** The list, without the page. */
  list: string
  page: number
  isFull: boolean
  first: number
  last: number
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
    const { page = 1, ...rest } = request
    const list = JSON.stringify(rest)
    const answer = await ask({ ...request, ...(known?.list === list && besides(known, page)) })
    const ids = idsOf(answer)
    const [first, last] = [ids[0], ids.at(-1)]
    known = first === undefined || last === undefined ? undefined : { list, page, isFull: ids.length === request.count, first, last }
    return answer
  }
}

function besides({ page: shown, isFull, first, last }: KnownPage, page: number): { After?: number; Before?: number } {
  if (page === shown + 1 && isFull) return { After: last }
  return page === shown - 1 && page > 1 ? { Before: first } : {}
}
