import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWorkspace } from '../workspace/paths'

/** Letters that our own font has not are drawn from this package's files, and drawn in one way, on every machine. */
export function sameFonts(folder: string): Record<string, string> {
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${inWorkspace('node_modules/dejavu-fonts-ttf/ttf')}</dir>
<cachedir>${join(folder, 'font-cache')}</cachedir>
<match target="font">
<edit name="antialias"><bool>true</bool></edit>
<edit name="hinting"><bool>false</bool></edit>
<edit name="rgba"><const>none</const></edit>
</match>
</fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
