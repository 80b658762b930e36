import { IconEyeOff, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../base/avatar.tsx';
import { Nota } from '../base/nota.tsx';
import c from './conversa.module.css';

/** Two people and the product, oldest first; the newest part is announced (DESIGN §6 Reclamação thread). */
export function Conversa({ rotulo, children }: { readonly rotulo: string; readonly children: ReactNode }) {
  return (
    <ol className={c['conversa']} aria-label={rotulo} aria-live="polite" aria-relevant="additions">
      {children}
    </ol>
  );
}

interface MensagemProps {
  /** "Você", or the name with the role: "Diego, administrador". */
  readonly quem: string;
  readonly quando: string;
  readonly minha?: boolean;
  readonly imagem?: string | null;
  /** Files under the words. */
  readonly anexos?: ReactNode;
  readonly children: ReactNode;
}

/** The words of one person: the reader's own in mango, the other party's in white. */
export function Mensagem({ quem, quando, minha = false, imagem, anexos, children }: MensagemProps) {
  return (
    <li className={c['mensagem']} data-minha={minha || undefined}>
      <Avatar nome={quem} imagem={imagem} tamanho={32} voce={minha} />
      <div className={c['balao']}>
        <p className={c['quem']}>
          <b>{quem}</b>
          <time>{quando}</time>
        </p>
        <div className={c['texto']}>{children}</div>
        {anexos}
      </div>
    </li>
  );
}

/** An act of the product, in grey, between the words of people. */
export function LinhaDoSistema({ titulo, children }: { readonly titulo: string; readonly children?: ReactNode }) {
  return (
    <li className={c['sistema']}>
      <IconFlag size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{titulo}</b> {children}
      </span>
    </li>
  );
}

/** Contact data of a message that is hidden from both sides; the words say of which kind it was. */
export function ContatoEscondido({ children }: { readonly children: string }) {
  return (
    <span className={c['escondido']}>
      <IconEyeOff size={15} stroke={1.75} aria-hidden="true" />
      {children}
    </span>
  );
}

/** A warning to the reader, before the message it is about: the only red of a talk (DESIGN §11 conversa). */
export function AvisoNaConversa({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <li className={c['aviso']}>
      <Nota tom="danger" titulo={titulo}>
        {children}
      </Nota>
    </li>
  );
}

/** An offer with its arithmetic and both answers. */
export function PropostaDaConversa({
  de,
  titulo,
  children,
  acoes,
}: {
  readonly de: string;
  readonly titulo: string;
  readonly children: ReactNode;
  readonly acoes: ReactNode;
}) {
  return (
    <li className={c['proposta']}>
      <p className={c['de']}>{de}</p>
      <h3>{titulo}</h3>
      <div className={c['conta']}>{children}</div>
      <div className={c['acoes']}>{acoes}</div>
    </li>
  );
}
