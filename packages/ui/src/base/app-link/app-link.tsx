import {
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
  type RefAttributes,
  createContext,
  forwardRef,
  useContext,
} from 'react';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** What renders a link: the router's component when an application gives one, else a plain anchor. */
export type AppLinkComponent = ElementType<AppLinkProps & RefAttributes<HTMLAnchorElement>>;

const LinkComponent = createContext<AppLinkComponent>('a');

interface AppLinkProviderProps {
  readonly component: AppLinkComponent;
  readonly children: ReactNode;
}

/** Gives every link of this library below it the application's own link component. */
export function AppLinkProvider({ component, children }: AppLinkProviderProps) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>;
}

/** A link without a look of its own. */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(props, ref) {
  const Component = useContext(LinkComponent);
  return <Component ref={ref} {...props} />;
});
