import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Chips } from '../../../ui/base/chips.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import type { Parado } from './dinheiro.ts';
import { NOMES_DO_TIPO, oQueHouve } from './dinheiro.ts';
import { DinheiroDaFila } from './dinheiro-da-fila.tsx';
import { dinheiroQueries } from './queries.ts';

type Filtro = 'todos' | Parado['tipo'];

const TIPOS: readonly Parado['tipo'][] = ['pix', 'devolucao', 'pagamento', 'retirada', 'revisao'];
function chave({ tipo, id }: Parado): string {
  return `${tipo}-${id}`;
}

/** Money that stands still, and people whom a rule asks to look at: the event, and the decision (REGRAS 2.9). */
export function FilaDinheiro() {
  const consulta = useQuery(dinheiroQueries.parado());
  return (
    <PaginaDaFila
      titulo="Dinheiro parado"
      consulta={consulta}
      aviso={consulta.data !== undefined && <ListaDoBanco {...consulta.data.conciliacao} />}
      resumo={(total) => `${total} ${total === 1 ? 'caso espera' : 'casos esperam'} uma pessoa.`}
      vazia="Nenhum dinheiro parado"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

/**
 * The bank's list of received Pix shows a payment whose notice was lost; while the list cannot be read, the page says
 * so.
 */
function ListaDoBanco({ conferidaEm, falhaDesde }: RespostaDe<'getDinheiroParado'>['conciliacao']) {
  if (falhaDesde === null) return null;
  return (
    <Nota tom="danger" titulo="A lista de Pix do banco não está chegando">
      {`Desde ${noTexto(momentoPerto(falhaDesde))}. ${
        conferidaEm === null
          ? 'Ela ainda não foi conferida.'
          : `A última conferência foi ${noTexto(momentoPerto(conferidaEm))}.`
      } Um Pix que chegou sem aviso só aparece quando ela voltar. Tentamos a cada minuto.`}
    </Nota>
  );
}

function Fila({ itens }: { readonly itens: readonly Parado[] }) {
  const [filtro, setFiltro] = useState<Filtro>('todos');
  const visiveis = filtro === 'todos' ? itens : itens.filter(({ tipo }) => tipo === filtro);
  const { atual, escolher } = useEscolhido(visiveis, chave);
  return (
    <Mesa
      lista={
        <>
          <Chips
            rotulo="Tipo"
            valor={filtro}
            aoEscolher={setFiltro}
            chips={[
              { valor: 'todos', rotulo: 'Todos', conta: itens.length },
              ...TIPOS.map((tipo) => ({
                valor: tipo,
                rotulo: NOMES_DO_TIPO[tipo],
                conta: itens.filter((item) => item.tipo === tipo).length,
              })).filter(({ valor, conta }) => conta > 0 || valor === filtro),
            ]}
          />
          {visiveis.length === 0 ? (
            <Vazio titulo="Nada deste tipo" />
          ) : (
            <TabelaFila
              rotulo="Dinheiro parado, o mais antigo primeiro"
              larguras="minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 0.9fr) 110px"
              colunas={colunas}
              itens={visiveis}
              chave={chave}
              escolhido={atual}
              aoEscolher={escolher}
            />
          )}
        </>
      }
      detalhe={atual !== undefined && <DinheiroDaFila key={chave(atual)} item={atual} />}
    />
  );
}

const colunas: readonly ColunaFila<Parado>[] = [
  {
    rotulo: 'O que houve',
    principal: true,
    celula: (item) => <Duas titulo={NOMES_DO_TIPO[item.tipo]} detalhe={oQueHouve(item)} />,
  },
  {
    rotulo: 'Pessoa',
    celula: ({ pagador, conta }) => {
      const pessoa = pagador ?? conta;
      return (
        <Duas titulo={pessoa?.nome ?? 'Sem conta'} {...(pessoa === null ? {} : { detalhe: `Pessoa ${pessoa.id}` })} />
      );
    },
  },
  {
    rotulo: 'Desde',
    celula: ({ desde, proposta, disputa }) => (
      <>
        <Duas
          titulo={momentoPerto(desde)}
          {...(disputa === null ? {} : { detalhe: `Responder até ${noTexto(momentoPerto(disputa.responderAte))}` })}
        />
        {proposta !== null && <Etiqueta tom="info">Proposta</Etiqueta>}
      </>
    ),
  },
  { rotulo: 'Valor', celula: ({ valor }) => (valor === null ? 'Sem valor' : <Valor valor={valor} />) },
];
