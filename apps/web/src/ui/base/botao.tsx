import { Button } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import c from './botao.module.css';

/**
 * `primario` is the one action of the screen; `suave` and `linha` stand beside it; `texto` is the escape.
 * `branco` and `vidro` are for petrol 8. `perigo` only in the confirmation of something destructive, `perigo-linha` opens it.
 */
export type VarianteBotao = 'primario' | 'suave' | 'linha' | 'texto' | 'branco' | 'vidro' | 'perigo' | 'perigo-linha';

export interface BotaoProps {
  children: ReactNode;
  variante?: VarianteBotao;
  /** Heights 44, 48 and 54 px. */
  tamanho?: 'sm' | 'md' | 'lg';
  icone?: ReactNode;
  iconeDepois?: ReactNode;
  /** Takes the whole width. */
  bloco?: boolean;
  /** With it the button is a link; paths come from `paths`. */
  href?: string | undefined;
  /** The link opens beside this page, which it cannot reach. */
  novaJanela?: boolean;
  tipo?: 'button' | 'submit';
  /** While true the button keeps its width, refuses clicks and says what it does: "Pagando". */
  fazendo?: string | false | undefined;
  desligado?: boolean;
  onClick?: MouseEventHandler;
  rotulo?: string;
  className?: string | undefined;
  autoFocus?: boolean;
  /** Id of the form that a submit button outside of it sends. */
  form?: string;
}

/** Every button of the product. Its text is a verb with its object: "Entrar no grupo", "Pagar com Pix". */
export function Botao(props: BotaoProps) {
  const {
    children,
    variante = 'primario',
    tamanho = 'md',
    icone,
    iconeDepois,
    bloco = false,
    href,
    fazendo,
    desligado = false,
    rotulo,
  } = props;
  const ocupado = Boolean(fazendo);
  const comuns = {
    className: [c['botao'], props.className].filter(Boolean).join(' '),
    classNames: { inner: c['dentro'] ?? '', label: c['rotulo'] ?? '', section: c['lado'] ?? '' },
    'data-variante': variante,
    'data-tamanho': tamanho,
    size: tamanho,
    fullWidth: bloco,
    leftSection: ocupado ? <span className={c['giro']} aria-hidden="true" /> : icone,
    rightSection: iconeDepois,
    'aria-label': rotulo,
    unstyled: false,
  } as const;
  if (href !== undefined) {
    return (
      <Button
        component="a"
        href={href}
        {...(props.novaJanela === true ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        {...comuns}
        onClick={props.onClick as MouseEventHandler<HTMLAnchorElement>}
      >
        {children}
      </Button>
    );
  }
  return (
    <Button
      {...comuns}
      type={props.tipo ?? 'button'}
      disabled={desligado}
      aria-disabled={ocupado || undefined}
      autoFocus={props.autoFocus === true}
      {...(props.form === undefined ? {} : { form: props.form })}
      onClick={ocupado ? (evento) => evento.preventDefault() : (props.onClick as MouseEventHandler<HTMLButtonElement>)}
    >
      {ocupado ? fazendo : children}
    </Button>
  );
}
