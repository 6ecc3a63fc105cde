import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { again } from '../data/again.ts';

/** A component whose code loads when it first mounts. It renders its children until then, and if loading fails. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props & { children?: ReactNode }>>,
): ComponentType<Props & { children?: ReactNode }> {
  let loaded: ComponentType<Props & { children?: ReactNode }> | null = null;
  return function LazyComponent(props: Props & { children?: ReactNode }) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component !== null) return;
      again(load).then(
        (component) => {
          loaded = component;
          setComponent(() => component);
        },
        () => undefined,
      );
    }, [Component]);
    return Component === null ? props.children : <Component {...props} />;
  };
}
