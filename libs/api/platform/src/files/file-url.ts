import { apiLinks } from '@s4/links'

export const fileUrl = (id: string | null): string | null => (id === null ? null : apiLinks.file(id))
