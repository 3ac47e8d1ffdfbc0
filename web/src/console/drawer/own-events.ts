/** Names of the events that are not rrweb's own: the page's address from here on, and the id of a request whose answer arrived. */
export const ownEvents = { address: 'address', request: 'request' } as const
