import * as chamadas from '@rateia/contracts/chamadas';
import { somarDias } from '@rateia/domain/datas';
import { formatarDia, formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { cancelamentoQueries } from '../../queries.ts';
import type { Atraso } from '../destino-do-ato.ts';
import { destinoDoAto } from '../destino-do-ato.ts';

/** /inadimplencia/motivo: a late invoice by its signed link, without a login; each answer leads to one act (REGRAS 2.8). */
export function TelaMotivoDoAtraso() {
  const { token = '' } = useBusca();
  const consulta = useQuery(cancelamentoQueries.atraso(token));
  return (
    <QuadroPublico>
      {consulta.data === undefined ? (
        <PassoFluxo pergunta="Sua fatura está em aberto">
          <Consulta consulta={consulta} erro="Não conseguimos abrir este link" esqueleto={<OssoLista quantos={3} />}>
            {() => null}
          </Consulta>
        </PassoFluxo>
      ) : (
        <Fatura token={token} atraso={consulta.data} />
      )}
    </QuadroPublico>
  );
}

interface FaturaProps {
  readonly token: string;
  readonly atraso: Atraso;
}

function Fatura({ token, atraso }: FaturaProps) {
  if (atraso.resolvida || atraso.resposta !== null) return <Resolvida atraso={atraso} />;
  return <Perguntar token={token} atraso={atraso} />;
}

/** Nothing to do: it is paid, or a date is agreed on. */
function Resolvida({ atraso }: { readonly atraso: Atraso }) {
  const { resposta, resolvida, reconstruirAte, idFatura } = atraso;
  const novaData = resolvida ? null : (resposta?.novaData ?? null);
  const combinada = novaData !== null;
  const pausada = resposta?.ato === 'pausar';
  const apoio = combinada
    ? `Vamos cobrar em ${formatarDia(novaData)}. Até lá o seu acesso continua, e não tentamos antes.`
    : 'Você não precisa fazer nada.';
  return (
    <PassoFluxo
      pergunta={combinada ? 'Data combinada' : pausada ? 'Você pulou este mês' : 'Esta fatura não está mais em aberto'}
      apoio={
        pausada
          ? `A sua caução pagou este mês. Refaça a caução até ${formatarDia(reconstruirAte)}, junto com a próxima fatura.`
          : apoio
      }
      href={combinada ? paths.carteiraFaturaResumo(idFatura) : paths.carteiraCreditos()}
      acao={combinada ? 'Pagar antes' : 'Ver a carteira'}
    />
  );
}

function Perguntar({ token, atraso }: FaturaProps) {
  const cache = useQueryClient();
  const [motivo, setMotivo] = useState(atraso.motivos[0]?.id);
  const [data, setData] = useState('');
  async function renovar(): Promise<void> {
    return await cache.invalidateQueries({ queryKey: chaveDe('getInadimplencia') });
  }
  const escolhido = atraso.motivos.find(({ id }) => id === motivo);
  const destino = escolhido === undefined ? undefined : destinoDoAto(escolhido.ato, atraso);
  const responder = useChamada(chamadas.updateMotivoInadimplencia, {
    aoConcluir: async () => {
      if (destino?.href === undefined) await renovar();
      else await irPara(destino.href);
    },
    aoFalhar: () => {
      void renovar();
      return false;
    },
  });
  const datas = diasDe(atraso);
  function continuar(): void {
    if (motivo === undefined) return;
    const novaData = escolhido?.ato === 'novaData' ? { novaData: data === '' ? (datas[0] ?? '') : data } : {};
    responder.mutate({ body: { token, motivo, ...novaData } });
  }
  return (
    <PassoFluxo
      pergunta="Vamos resolver esta fatura?"
      apoio={
        <>
          <Valor valor={atraso.valor} /> de {atraso.grupo.nome}, que venceu em {formatarDia(atraso.vencimento)}. Sem
          multa.
        </>
      }
      aoContinuar={continuar}
      acao={destino?.acao ?? 'Continuar'}
      fazendo={responder.isPending && 'Guardando'}
    >
      <Opcoes
        rotulo="O que houve"
        valor={motivo}
        aoEscolher={setMotivo}
        opcoes={atraso.motivos.map(({ id, descricao }) => ({ valor: id, titulo: descricao }))}
      />
      {escolhido?.ato === 'novaData' && (
        <CampoEscolha
          rotulo="Cobrar em"
          value={data === '' ? (datas[0] ?? '') : data}
          onChange={setData}
          opcoes={datas.map((dia) => ({ valor: dia, rotulo: formatarDiaComSemana(dia) }))}
        />
      )}
      {escolhido?.ato === 'pausar' && (
        <Nota>
          {`A sua caução paga este mês agora, e o acesso continua. Você refaz a caução até ${formatarDia(atraso.reconstruirAte)}. Dá para fazer isso uma vez por ano.`}
        </Nota>
      )}
      {escolhido?.ato === 'adicionar' && (
        <Nota>O que você guardar no saldo é seu, e a próxima tentativa usa o saldo quando ele cobrir a fatura.</Nota>
      )}
    </PassoFluxo>
  );
}

function diasDe({ datas }: Atraso): readonly string[] {
  const dias: string[] = [];
  if (datas === null) return dias;
  for (let dia = datas.de; dia <= datas.ate; dia = somarDias(dia, 1)) dias.push(dia);
  return dias;
}
