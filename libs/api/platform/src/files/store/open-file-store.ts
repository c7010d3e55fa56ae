import type { Settings } from '../../settings/settings'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'

type FileSettings = Pick<Settings, 'filesDir' | 'filesBucket' | 'firebase'>

/** The bucket of the settings, or the folder. */
export async function openFileStore({ filesDir, filesBucket, firebase }: FileSettings): Promise<FileStore> {
  if (filesBucket === null) return folderStore(filesDir)
  // Only who has a bucket waits until its library is loaded.
  const { firebaseStore } = await import('./firebase-store')
  return firebaseStore({ bucket: filesBucket, projectId: firebase.projectId })
}
