export function installWhenNeeded(folder: string, flags?: string[], output?: 'inherit' | 'ignore'): Promise<boolean>
export function isInstalled(folder: string): boolean
