import type { MouseEventHandler, ReactNode } from 'react';
import c from './botao.module.css';
import { classes, classesDoMantine } from './classes-do-mantine.ts';

/**
 * `primario` is the one action of the screen; `suave` and `linha` stand beside it; `texto` is the escape.
 * `branco` and `vidro` are for petrol 8. `perigo` only in the confirmation of something destructive, `perigo-linha` opens it.
 */
export type VarianteBotao = 'primario' | 'suave' | 'linha' | 'texto' | 'branco' | 'vidro' | 'perigo' | 'perigo-linha';

export interface BotaoProps {
  readonly children: ReactNode;
  readonly variante?: VarianteBotao;
  /** Heights 44, 48 and 54 px. */
  readonly tamanho?: 'sm' | 'md' | 'lg';
  readonly icone?: ReactNode;
  readonly iconeDepois?: ReactNode;
  /** Takes the whole width. */
  readonly bloco?: boolean;
  /** The link's path, from `paths`: with it the button is a link. */
  readonly href?: string | undefined;
  /** The link opens beside this page, which it cannot reach. */
  readonly novaJanela?: boolean;
  readonly tipo?: 'button' | 'submit';
  /** While true the button keeps its width, refuses clicks and says what it does: "Pagando". */
  readonly fazendo?: string | false | undefined;
  readonly desligado?: boolean;
  readonly onClick?: MouseEventHandler;
  readonly rotulo?: string;
  readonly className?: string | undefined;
  readonly autoFocus?: boolean;
  /** Id of the form that a submit button outside of it sends. */
  readonly form?: string;
}

/** Every button of the product. Its text is a verb with its object: "Entrar no grupo", "Pagar com Pix". */
export function Botao(props: BotaoProps) {
  const { variante = 'primario', tamanho = 'md', bloco = false, href, fazendo, desligado = false, rotulo } = props;
  const ocupado = Boolean(fazendo);
  const comuns = {
    className: classes(classesDoMantine.solto.root, classesDoMantine.botao.root, c['botao'], props.className),
    'data-variante': variante,
    'data-tamanho': tamanho,
    'data-block': bloco || undefined,
    // Busy, it is called what it says (WCAG 2.5.3).
    'aria-label': ocupado ? undefined : rotulo,
  } as const;
  if (href !== undefined) {
    return (
      <a
        href={href}
        {...(props.novaJanela === true ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        {...comuns}
        onClick={props.onClick}
      >
        <Dentro {...props} />
      </a>
    );
  }
  return (
    <button
      {...comuns}
      type={props.tipo ?? 'button'}
      disabled={desligado}
      aria-disabled={ocupado || undefined}
      {...(props.autoFocus === true ? { autoFocus: true } : {})}
      form={props.form}
      onClick={ocupado ? (evento) => evento.preventDefault() : props.onClick}
    >
      <Dentro {...props} />
    </button>
  );
}

/** The content of the button: its words between its icons, or the act under way. */
function Dentro({ children, icone, iconeDepois, fazendo }: BotaoProps) {
  const ocupado = Boolean(fazendo);
  const antes = ocupado ? <span className={c['giro']} aria-hidden="true" /> : icone;
  const { inner, label, section } = classesDoMantine.botao;
  return (
    <span className={classes(inner, c['dentro'])}>
      {antes && <span className={classes(section, c['lado'])}>{antes}</span>}
      <span className={classes(label, c['rotulo'])}>{ocupado ? fazendo : children}</span>
      {iconeDepois && <span className={classes(section, c['lado'])}>{iconeDepois}</span>}
    </span>
  );
}
