import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto, formatarHora, formatarMomento, formatarPrazo } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';
import { relogioQuery } from '../../../lib/operacao.ts';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { AndamentoDoRelogio } from './andamento-do-relogio.tsx';
import { useAvancarRelogio } from './mutations.ts';
import c from './relogio.module.css';

type Avanco = { readonly ate: string } | { readonly dias: number } | { readonly horas: number };
type Destino = { [C in 'ate']?: string | undefined } & { [C in 'dias' | 'horas']?: number | undefined };
type Agora = RespostaDe<'getRelogio'>;

const MS_DO_MINUTO = 60_000;
const MS_DA_HORA = 60 * MS_DO_MINUTO;
const MS_DO_DIA = 24 * MS_DA_HORA;
const SEGUNDOS_DO_MINUTO = 60;

/** The product's time, moved by hand: deadlines on the way run, in order. Not in production. */
export function Relogio() {
  const consulta = useQuery(relogioQuery);
  return (
    <PaginaOperacao titulo="Relógio" subtitulo="O tempo do produto, fora de produção. Só anda para a frente.">
      {consulta.data === null ? (
        <Vazio titulo="Aqui o relógio não se move" detalhe="Em produção o tempo do produto é o tempo de verdade." />
      ) : (
        <Consulta
          consulta={{ ...consulta, data: consulta.data ?? undefined }}
          erro="Não conseguimos ler o relógio"
          esqueleto={<OssoLista quantos={1} />}
        >
          {(relogio) => <Mover relogio={relogio} />}
        </Consulta>
      )}
    </PaginaOperacao>
  );
}

function Mover({ relogio: { agora, deslocamentoMs, proximoPrazo } }: { readonly relogio: Agora }) {
  const avancar = useAvancarRelogio();
  const pedido = avancar.variables?.body;
  const [partida, setPartida] = useState(agora);
  const adiantado = Math.round(deslocamentoMs / MS_DO_MINUTO);
  function botao(rotulo: string, body: Avanco, primario = false) {
    return (
      <Botao
        key={rotulo}
        variante={primario ? 'primario' : 'suave'}
        fazendo={avancar.isPending && mesmo(pedido, body) && 'Avançando'}
        desligado={avancar.isPending && !mesmo(pedido, body)}
        onClick={() => {
          setPartida(agora);
          avancar.mutate({ body });
        }}
      >
        {rotulo}
      </Botao>
    );
  }
  return (
    <div className={c['pilha']}>
      <Cartao className={c['agora']}>
        <p className={c['apoio']}>Agora no produto</p>
        <p className={c['hora']}>{formatarHora(agora)}</p>
        <p>{formatarDiaCompleto(diaDe(agora))}</p>
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Adiantado',
              valor: adiantado === 0 ? 'Nada' : formatarPrazo(adiantado * SEGUNDOS_DO_MINUTO),
            },
            { rotulo: 'Próximo prazo', valor: proximoPrazo === null ? 'Nenhum' : momentoPerto(proximoPrazo) },
          ]}
        />
        <div className={c['acoes']}>
          {proximoPrazo !== null && botao('Ir até o próximo prazo', { ate: proximoPrazo }, true)}
          {botao('Avançar 1 hora', { horas: 1 })}
          {botao('Avançar 1 dia', { dias: 1 })}
          {botao('Avançar 1 semana', { dias: 7 })}
          {botao('Avançar 30 dias', { dias: 30 })}
        </div>
      </Cartao>
      <div role="status">
        {pedido !== undefined && avancar.isPending && (
          <AndamentoDoRelogio de={partida} ate={destinoDe(pedido, partida)} />
        )}
        {avancar.data !== undefined && (
          <Nota
            tom={avancar.data.falhas > 0 ? 'warning' : 'info'}
            titulo={`Agora no produto: ${formatarMomento(avancar.data.agora)}`}
          >
            {resultado(avancar.data)}
          </Nota>
        )}
      </div>
    </div>
  );
}

/** The moment that the clock is told to go to. */
function destinoDe({ ate, dias = 0, horas = 0 }: Destino, de: string): string {
  if (ate !== undefined) return ate;
  return new Date(Date.parse(de) + dias * MS_DO_DIA + horas * MS_DA_HORA).toISOString();
}

function mesmo(a: object | undefined, b: Avanco): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function resultado({ prazosExecutados, falhas }: RespostaDe<'avancarRelogio'>): string {
  const feitos = prazosExecutados === 1 ? '1 prazo executado' : `${prazosExecutados} prazos executados`;
  if (falhas === 0) return `${feitos}, sem falhas.`;
  return `${feitos}, ${falhas === 1 ? '1 falhou' : `${falhas} falharam`}. Veja em Tarefas.`;
}
