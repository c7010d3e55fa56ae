import type { StaffDispute } from '@s4/contract'

export const disputeKinds: Record<StaffDispute['kind'], string> = {
  hours: 'Hours in dispute',
  noShow: 'Appeal against a no-show',
}
