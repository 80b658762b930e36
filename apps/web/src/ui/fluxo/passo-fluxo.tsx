import { IconChevronLeft } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { Botao } from '../base/botao.tsx';
import { BotaoIcone } from '../base/botao-icone.tsx';
import { Inteiras } from '../base/inteiras.tsx';
import c from './passo-fluxo.module.css';
import { Progresso } from './progresso.tsx';

interface PassoFluxoProps {
  /** The one question of the step. */
  readonly pergunta: ReactNode;
  /** A sentence of context under it. */
  readonly apoio?: ReactNode;
  readonly passo?: number;
  readonly de?: number;
  /** The target of the arrow: the step before, or out of the flow. */
  readonly voltar?: string;
  /** Sends the step. Without it the action is a link (`href`). */
  readonly aoContinuar?: () => void | Promise<void>;
  readonly href?: string;
  /** A verb with its object. */
  readonly acao?: string;
  /** "Salvando": the button says what it does. */
  readonly fazendo?: string | false | undefined;
  readonly desligado?: boolean;
  /** The alternativa, under the button. */
  readonly alternativa?: ReactNode;
  /** Beside the step from 1000 px on: the sticky summary of the flow. */
  readonly resumo?: ReactNode;
  readonly children?: ReactNode;
}

/** One question per screen: back, progress, question, field, its live consequence, and the button at the foot. */
export function PassoFluxo(props: PassoFluxoProps) {
  const {
    pergunta,
    apoio,
    passo,
    de,
    voltar,
    aoContinuar,
    href,
    acao = 'Continuar',
    fazendo,
    desligado = false,
    alternativa,
    resumo,
    children,
  } = props;
  /** It has nothing to send and is no step of several: it tells, and leads on. */
  const feito = aoContinuar === undefined && passo === undefined;
  function envia(evento: FormEvent): void {
    evento.preventDefault();
    if (!fazendo && !desligado) void aoContinuar?.();
  }
  return (
    <main id="conteudo" className={c['quadro']} data-com-resumo={resumo !== undefined || undefined}>
      <form className={c['passo']} data-feito={feito || undefined} onSubmit={envia} noValidate>
        <div className={c['topo']}>
          {voltar !== undefined && (
            <BotaoIcone rotulo="Voltar" href={voltar}>
              <IconChevronLeft size={24} stroke={1.75} />
            </BotaoIcone>
          )}
          {passo !== undefined && de !== undefined && <Progresso passo={passo} de={de} />}
        </div>
        <h1 tabIndex={-1}>
          <Inteiras>{pergunta}</Inteiras>
        </h1>
        {apoio !== undefined && <p className={c['apoio']}>{apoio}</p>}
        <div className={c['corpo']}>{children}</div>
        <div className={c['pe']}>
          {(aoContinuar !== undefined || href !== undefined) && (
            <Botao
              tamanho="lg"
              bloco
              tipo={href === undefined ? 'submit' : 'button'}
              href={href}
              fazendo={fazendo}
              desligado={desligado}
            >
              {acao}
            </Botao>
          )}
          {alternativa}
        </div>
      </form>
      {resumo !== undefined && <aside className={c['resumo']}>{resumo}</aside>}
    </main>
  );
}
