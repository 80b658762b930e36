import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { QrCode } from '../../../../ui/pagamento/qr-code.tsx';
import { SITUACAO_DA_AUTORIZACAO } from '../../../../ui/situacao/autorizacao.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import type { Autorizacao } from '../queries.ts';
import { useCancelarProgramado } from '../queries.ts';
import c from './autorizacao.module.css';

const ENCERROU: Readonly<Record<NonNullable<Autorizacao['encerradaPor']>, string>> = {
  voce: 'No aplicativo do seu banco',
  banco: 'Pelo banco',
  rateia: `Aqui, em ${MARCA}`,
};
/** The bank's words for a day, in those of people. */
const DIA: Readonly<Record<string, string>> = {
  SOLICITADA: 'Pedido ao banco',
  AGENDADA: 'Agendado no banco',
  PAGA: 'Pago',
  REJEITADA: 'Não foi pago',
  EXPIRADA: 'O banco não tentou',
  CANCELADA: 'Cancelado',
};

/** One authorisation as its bank tells it: the code to give it, the charge under way, and the way out. */
export function UmaAutorizacao({ autorizacao }: { readonly autorizacao: Autorizacao }) {
  const { id, grupo, icone, cor, valor, estado, cobranca } = autorizacao;
  const cancelar = useCancelarProgramado();
  const viva = estado === 'CRIADA' || estado === 'APROVADA';
  async function perguntar(): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: `Cancelar o Pix programado de ${grupo}?`,
      corpo:
        'O seu lugar no grupo continua. As próximas mensalidades usam o seu saldo, ou um código Pix que você paga.',
      acao: 'Cancelar Pix programado',
      escape: 'Manter',
      perigo: true,
    });
    if (aceitou) cancelar.mutate({ params: { id } });
  }
  return (
    <Cartao>
      <div className={c['cartao']}>
        <div className={c['cabeca']}>
          <Tile cor={cor} icone={icone} tamanho={44} />
          <div>
            <h3>{grupo}</h3>
            <p className={c['apoio']}>{formatarReais(centavos(valor))} por mês, hoje</p>
          </div>
          <Situacao de={SITUACAO_DA_AUTORIZACAO} valor={estado} />
        </div>
        {estado === 'CRIADA' && <ComoAutorizar autorizacao={autorizacao} />}
        <ListaDefinicao itens={detalhes(autorizacao)} />
        {cobranca !== null && viva && <ACobranca cobranca={cobranca} />}
        {viva && (
          <Botao
            variante="perigo-linha"
            tamanho="sm"
            rotulo={`Cancelar o Pix programado de ${grupo}`}
            fazendo={cancelar.isPending && 'Cancelando'}
            onClick={() => void perguntar()}
          >
            Cancelar
          </Botao>
        )}
      </div>
    </Cartao>
  );
}

function ComoAutorizar({ autorizacao: { copiaECola, venceEm } }: { readonly autorizacao: Autorizacao }) {
  if (copiaECola === null)
    return (
      <p role="status" className={c['apoio']}>
        Pedindo o código ao banco. Leva alguns segundos.
      </p>
    );
  return (
    <div className={c['codigo']}>
      <QrCode texto={copiaECola} tamanho={220} rotulo="QR code para autorizar o Pix programado" />
      <div className={c['passos']}>
        <p>
          Leia o código, ou cole no Pix copia e cola do aplicativo do seu banco, e confirme até{' '}
          {formatarMomento(venceEm)}. Nada é pago agora.
        </p>
        <BotaoCopiar
          texto={copiaECola}
          nome="código de autorização"
          aviso="Código copiado"
          variante="primario"
          tamanho="md"
        />
      </div>
    </div>
  );
}

function detalhes(a: Autorizacao) {
  const itens: { readonly rotulo: string; readonly valor: ReactNode }[] = [
    { rotulo: 'CPF de quem paga', valor: a.cpf },
  ];
  if (a.encerradaPor !== null) itens.push({ rotulo: 'Encerrado', valor: ENCERROU[a.encerradaPor] });
  else {
    itens.push(
      { rotulo: 'Paga a partir de', valor: formatarDia(a.comecaEm) },
      { rotulo: 'Se faltar saldo no dia', valor: a.repete ? 'Até 3 novas tentativas em 7 dias' : 'Não tenta de novo' },
    );
  }
  itens.push({ rotulo: 'Pedido em', valor: formatarDia(diaDe(a.aceitaEm)) });
  return itens;
}

function ACobranca({ cobranca }: { readonly cobranca: NonNullable<Autorizacao['cobranca']> }) {
  const { idFatura, vencimento, valor, paga, tentativas } = cobranca;
  return (
    <div className={c['cobranca']}>
      <p>
        <a href={paths.carteiraFaturaExtrato(idFatura)}>
          {formatarReais(centavos(valor))} com vencimento em {formatarDia(vencimento)}
        </a>
        {paga && ': paga'}
      </p>
      {!paga && tentativas.length === 0 && <p className={c['apoio']}>Avisando o seu banco.</p>}
      <ul>
        {tentativas.map(({ dia, estado, frase }) => (
          <li key={dia} className={c['apoio']}>
            {formatarDia(dia)}: {DIA[estado] ?? estado}
            {frase !== null && `, ${frase}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
