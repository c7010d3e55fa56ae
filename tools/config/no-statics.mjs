/** Stands for `hoist-non-react-statics`: copies nothing. */
export default function hoistNothing(target) {
  return target
}
