import { apiLinks } from '@s4/links'

/** Where a stored file is served from; who may see it is decided there. */
export const fileUrl = (id: string | null): string | null => (id === null ? null : apiLinks.file(id))
