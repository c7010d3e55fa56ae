/** Something a profile lacks, in the words a person reads, with the screen that adds it. */
export interface MissingItem<Item extends string = string> {
  item: Item
  label: string
  path: string
}
