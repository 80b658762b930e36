import { ESTADO_DISPUTA } from '@rateia/domain/pagamentos/disputa';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import c from '../../../mesa/caso.module.css';
import { Evidencias } from '../../../mesa/evidencias.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { useDecidirDinheiro } from './mutations.ts';
import { dinheiroQueries } from './queries.ts';

type DisputaInteira = RespostaDe<'getDisputa'>;
const MINIMO = 20;
const MAXIMO = 2_000;

/** The dispute behind a case: what the product saw, until when the bank takes an answer, and the answer (REGRAS 2.4). */
export function Disputa({ id }: { readonly id: number }) {
  const consulta = useQuery(dinheiroQueries.disputa(id));
  return (
    <Consulta consulta={consulta} erro="Não conseguimos carregar a disputa" esqueleto={<OssoCartao />}>
      {(disputa) => (
        <>
          <Evidencias itens={disputa.evidencias} />
          <ListaDefinicao
            itens={[
              { rotulo: 'Pago com', valor: disputa.pagoCom },
              { rotulo: 'Disputa', valor: ESTADO_DISPUTA[disputa.estado].rotulo },
              { rotulo: 'O banco recebe resposta até', valor: momentoPerto(disputa.responderAte) },
            ]}
          />
          <RespostaDada disputa={disputa} />
          {disputa.podeResponder && <Responder disputa={disputa} />}
        </>
      )}
    </Consulta>
  );
}

function RespostaDada({ disputa: { resposta, recusa } }: { readonly disputa: DisputaInteira }) {
  if (resposta === null) return null;
  return (
    <Nota
      {...(recusa === null ? {} : { tom: 'danger' as const })}
      titulo={recusa === null ? `${resposta.por} respondeu` : 'O provedor não aceitou a resposta'}
    >
      {`${recusa === null ? momentoPerto(resposta.em) : `Código ${recusa}. Era`}: ${resposta.texto}`}
    </Nota>
  );
}

function Responder({ disputa: { id, porAqui, responderAte } }: { readonly disputa: DisputaInteira }) {
  const [texto, setTexto] = useState('');
  const [curto, setCurto] = useState(false);
  const { responder } = useDecidirDinheiro();
  function enviar(): void {
    const dito = texto.trim();
    setCurto(dito.length < MINIMO);
    if (dito.length >= MINIMO) responder.mutate({ params: { id }, body: { texto: dito } });
  }
  return (
    <div className={c['resposta']}>
      <CampoArea
        rotulo="Resposta ao banco"
        value={texto}
        onChange={setTexto}
        maxLength={MAXIMO}
        linhas={4}
        erro={curto ? `Escreva pelo menos ${MINIMO} letras.` : undefined}
      />
      <p>
        {porAqui
          ? 'Vai em um PDF, com as evidências marcadas como certas.'
          : `Este provedor não recebe respostas por aqui. Responda no painel dele até ${noTexto(momentoPerto(responderAte))} e registre o que foi dito.`}
      </p>
      <Botao bloco fazendo={responder.isPending && 'Enviando'} onClick={enviar}>
        {porAqui ? 'Enviar resposta' : 'Registrar resposta dada'}
      </Botao>
    </div>
  );
}
