import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ifLoaded } from '../data/again.ts';

/** A component whose code loads when it first mounts. It renders its children until then, and if loading fails. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props & { children?: ReactNode }>>,
): ComponentType<Props & { children?: ReactNode }> {
  let loaded: ComponentType<Props & { children?: ReactNode }> | null = null;
  return function LazyComponent(props: Props & { children?: ReactNode }) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component !== null) return;
      ifLoaded(load, (component) => {
        loaded = component;
        setComponent(() => component);
      });
    }, [Component]);
    return Component === null ? props.children : <Component {...props} />;
  };
}
