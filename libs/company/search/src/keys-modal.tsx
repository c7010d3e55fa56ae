import { DescriptionList, Modal } from '@s4/ui'

/** The keys that work on every screen. */
export const KeysModal = ({ onClose }: { onClose: () => void }) => (
  <Modal open onClose={onClose} title="Keys" size="small">
    <DescriptionList
      items={[
        { term: 'Ctrl K or ⌘ K', detail: 'Search everything' },
        { term: '?', detail: 'Show these keys' },
        { term: '↑ ↓', detail: 'Move through what was found' },
        { term: 'Enter', detail: 'Open it' },
        { term: 'Esc', detail: 'Close' },
      ]}
    />
  </Modal>
)
