import { MARCA } from '@rateia/domain/marca';
import { SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ReactNode } from 'react';
import { limitePerto, momentoPerto, noTexto } from '../../../lib/momento.ts';
import { Conversa, LinhaDoSistema, Mensagem } from '../../../ui/conversa/conversa.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import type { Reclamacao } from '../mutations.ts';
import { Anexos } from './anexos.tsx';

type Linha = Reclamacao['interacoes'][number];

/** The thread of a complaint: the words of both sides, and what the product says between them (DESIGN §6). */
export function Historia({ reclamacao: r, children }: { reclamacao: Reclamacao; children?: ReactNode }) {
  return (
    <Conversa rotulo="O que foi dito">
      {r.interacoes.map((linha) => (
        <Uma key={linha.id} linha={linha} papel={r.papel} />
      ))}
      {children}
    </Conversa>
  );
}

function Uma({ linha, papel }: { linha: Linha; papel: Reclamacao['papel'] }) {
  const { autor, nome, texto, em, anexos, solucao, valor, para, responderAte } = linha;
  if (autor === 'rateia') {
    const titulo = para === null ? MARCA : `Pergunta da equipe para ${para === papel ? 'você' : `o ${para}`}`;
    return (
      <LinhaDoSistema titulo={`${titulo}.`}>
        {texto}
        {responderAte !== null && ` Responda até ${noTexto(limitePerto(responderAte))}.`}
        {` ${momentoPerto(em)}.`}
      </LinhaDoSistema>
    );
  }
  const minha = autor === papel;
  return (
    <Mensagem
      quem={minha ? 'Você' : `${nome}, ${autor}`}
      quando={momentoPerto(em)}
      minha={minha}
      anexos={<Anexos anexos={anexos} />}
    >
      {solucao !== null && (
        <p>
          <b>{rotuloDe(SOLUCAO, solucao)}</b>
          {valor !== null && valor > 0 && (
            <>
              {', '}
              <Valor valor={valor} />
            </>
          )}
        </p>
      )}
      {texto}
    </Mensagem>
  );
}
