import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { emQueDia } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { grupoMembroQueries } from '../../queries-membro.ts';
import { EscolherDia } from '../components/escolher-dia.tsx';
import { MesDeAjuste } from '../components/mes-de-ajuste.tsx';

type Vencimento = RespostaDe<'getVencimento'>;

/** /grupo/membro/{id}/vencimento: the due day of the invoices, and another one with what it costs (REGRAS 2.8). */
export function TelaVencimento() {
  const id = useParametroId();
  const consulta = useQuery(grupoMembroQueries.vencimento(id));
  const situacao = consulta.data === undefined ? undefined : comoEsta(consulta.data);
  return (
    <Pagina
      titulo="Dia de vencimento"
      voltar={paths.grupoMembro(id)}
      largura="estreita"
      {...(situacao === undefined ? {} : { subtitulo: situacao })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o vencimento" esqueleto={<OssoLista quantos={2} />}>
        {(vencimento) => <Conteudo vencimento={vencimento} />}
      </Consulta>
    </Pagina>
  );
}

function comoEsta({ grupo, dia, proximo, marcada }: Vencimento): string | undefined {
  if (dia === null || proximo === null) return undefined;
  return marcada === null
    ? `Suas faturas de ${grupo.nome} vencem no dia ${dia}. A próxima vence ${emQueDia(proximo)}.`
    : `Você escolheu o dia ${marcada.dia} para as faturas de ${grupo.nome}.`;
}

function Conteudo({ vencimento }: { readonly vencimento: Vencimento }) {
  const { grupo, dia, proximo, marcada, impedimento, mensal } = vencimento;
  if (dia === null || proximo === null) return <SemVencimento id={grupo.id} />;
  return (
    <>
      {marcada !== null && <MesDeAjuste mes={marcada} mensal={mensal} />}
      {impedimento === null ? <EscolherDia vencimento={vencimento} /> : <SemMudanca vencimento={vencimento} />}
    </>
  );
}

function SemVencimento({ id }: { readonly id: number }) {
  return (
    <Vazio
      titulo="Não há uma próxima mensalidade"
      detalhe="O dia de vencimento muda enquanto a sua vaga continua: depois do primeiro acesso, e sem saída nem fim do grupo marcados."
      acao={
        <Botao variante="suave" href={paths.grupoMembro(id)}>
          Ver o grupo
        </Botao>
      }
    />
  );
}

/** The reason why the day stays, and the way on. */
function SemMudanca({ vencimento }: { readonly vencimento: Vencimento }) {
  const { grupo, impedimento, proximo, mudaDeNovoEm } = vencimento;
  if (impedimento === 'vencimentoRecente' && mudaDeNovoEm !== null)
    return (
      <Nota titulo="Uma mudança a cada 90 dias">{`Você pode escolher outro dia a partir de ${formatarDia(mudaDeNovoEm)}.`}</Nota>
    );
  if (impedimento === 'vencimentoEmAtraso')
    return (
      <>
        <Nota tom="warning" titulo="Há uma fatura em aberto">
          Pague antes de mudar o dia de vencimento.
        </Nota>
        <Botao bloco href={paths.grupoMembro(grupo.id)}>
          Ver a fatura
        </Botao>
      </>
    );
  return (
    <Nota titulo="A próxima fatura já não muda">
      {`Ela sai uma semana antes do vencimento${proximo === null ? '' : `, e vence ${emQueDia(proximo)}`}. Depois de pagar, você escolhe outro dia.`}
    </Nota>
  );
}
