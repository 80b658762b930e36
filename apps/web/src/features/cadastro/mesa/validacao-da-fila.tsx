import { ROTULOS_DE_EVENTO, ROTULOS_DE_QUEM } from '@rateia/domain/backoffice/historico';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaNumerico } from '@rateia/domain/datas-formatadas';
import { formatarCpf } from '@rateia/domain/usuario/cpf';
import { useQuery } from '@tanstack/react-query';
import { diaPerto, limitePerto, momentoPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import c from '../../../mesa/caso.module.css';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import type { ValidacaoEmAnalise } from './decisao-da-validacao.tsx';
import { DecisaoDaValidacao } from './decisao-da-validacao.tsx';
import { ImagemDaFila } from './imagem-da-fila.tsx';
import { mesaDeValidacoesQueries } from './queries.ts';
import v from './validacao.module.css';

const MIL = 10;

/**
 * One identity. It is read only when its case is opened, because the reading is recorded under the operator's name
 * (REGRAS 2.24).
 */
export function ValidacaoDaFila({ id }: { readonly id: string }) {
  const consulta = useQuery(mesaDeValidacoesQueries.validacao(id));
  return (
    <Consulta consulta={consulta} erro="Não conseguimos abrir este caso" esqueleto={<OssoLista quantos={3} />}>
      {(validacao) => <Caso validacao={validacao} />}
    </Consulta>
  );
}

/** The pictures, the person's data beside the data read, and the decision (DESIGN backoffice). */
function Caso({ validacao }: { readonly validacao: ValidacaoEmAnalise }) {
  const { nome, email, motivo, imagens, enviadaEm, prazo, contaDesde, envios, historico, comparacao } = validacao;
  return (
    <Cartao className={c['caso']}>
      <div className={c['cabeca']}>
        <div>
          <h2>{nome}</h2>
          <p>{email}</p>
        </div>
        <Etiqueta tom="info">{validacao.tipoDocumentoDescricao}</Etiqueta>
      </div>
      {motivo !== '' && (
        <Nota tom="warning" titulo="Por que está aqui">
          {motivo}
        </Nota>
      )}
      <ul className={v['imagens']} aria-label="Imagens enviadas">
        {imagens.map(({ id, parte }) => (
          <li key={id}>
            <ImagemDaFila id={id} parte={parte} />
          </li>
        ))}
      </ul>
      <Comparacao validacao={validacao} />
      <Conflito outrasContas={validacao.outrasContas} />
      <ListaDefinicao
        itens={[
          {
            rotulo: 'Semelhança dos rostos',
            valor: comparacao?.semelhanca == null ? 'Não medida' : `${Math.round(comparacao.semelhanca / MIL)}%`,
          },
          { rotulo: 'Enviada', valor: momentoPerto(enviadaEm) },
          { rotulo: 'Decidir até', valor: limitePerto(prazo) },
          { rotulo: 'Conta desde', valor: diaPerto(diaDe(contaDesde)) },
          { rotulo: 'Envios desta validação', valor: envios },
        ]}
      />
      <details className={c['textos']}>
        <summary>Histórico</summary>
        <ul>
          {historico.map(({ evento, quem, quando, mensagem }) => (
            <li key={`${evento}-${quando}`}>
              {`${momentoPerto(quando)}, ${quemFez(quem)}: ${oQueHouve(evento)}`}
              {mensagem !== '' && ` (${mensagem})`}
            </li>
          ))}
        </ul>
      </details>
      <DecisaoDaValidacao validacao={validacao} />
    </Cartao>
  );
}

/** The other accounts that gave the same CPF, and what the decision does to them (REGRAS 2.18). */
function Conflito({ outrasContas }: Pick<ValidacaoEmAnalise, 'outrasContas'>) {
  if (outrasContas.length === 0) return null;
  const jaTemTitular = outrasContas.some(({ confirmada }) => confirmada);
  return (
    <Nota
      tom={jaTemTitular ? 'danger' : 'warning'}
      titulo={jaTemTitular ? 'Outra conta já confirmou este CPF' : 'Este CPF está em mais de uma conta'}
    >
      <ul className={v['contas']} aria-label="Outras contas com este CPF">
        {outrasContas.map(({ idUsuario, nome, confirmada, desde }) => (
          <li key={idUsuario}>
            <Ligacao href={paths.backofficePessoa(idUsuario)}>{nome}</Ligacao>
            <Etiqueta tom={confirmada ? 'success' : 'neutral'}>
              {confirmada ? 'Identidade confirmada' : 'Sem confirmação'}
            </Etiqueta>
            {desde !== null && <small>Informou o CPF em {diaPerto(diaDe(desde))}</small>}
          </li>
        ))}
      </ul>
      <p>
        {jaTemTitular
          ? 'Não dá para aprovar esta. Recuse com o motivo que valer: o CPF já foi confirmado em outra conta, ou o documento não prova que ele é desta pessoa.'
          : 'Se você aprovar, o CPF fica com esta conta e sai das outras. Elas recebem um aviso, e o dinheiro e os grupos delas continuam como estão.'}
      </p>
    </Nota>
  );
}

/** Account and document side by side; a field that no machine read is to be read in the picture. */
function Comparacao({ validacao: { nome, cpf, nascimento, comparacao } }: { readonly validacao: ValidacaoEmAnalise }) {
  const lido = comparacao?.nascimentoLido ?? null;
  const linhas = [
    { rotulo: 'Nome', conta: nome, documento: comparacao?.nomeLido ?? null, confere: comparacao?.nomeConfere ?? null },
    { rotulo: 'CPF', conta: cpf === null ? 'Sem CPF' : formatarCpf(cpf), documento: null, confere: null },
    {
      rotulo: 'Nascimento',
      conta: nascimento === null ? 'Sem data' : formatarDiaNumerico(nascimento),
      documento: lido === null ? null : formatarDiaNumerico(lido),
      confere: comparacao?.nascimentoConfere ?? null,
    },
  ];
  return (
    <table className={v['comparacao']}>
      <caption>Conta e documento</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Conta</th>
          <th scope="col">Documento</th>
        </tr>
      </thead>
      <tbody>
        {linhas.map(({ rotulo, conta, documento, confere }) => (
          <tr key={rotulo}>
            <th scope="row">{rotulo}</th>
            <td className={rotulo === 'Nome' ? undefined : v['inteiro']}>{conta}</td>
            <td>
              {documento ?? 'Leia na imagem'}
              {confere !== null && (
                <Etiqueta tom={confere ? 'success' : 'warning'}>
                  {confere ? 'Registro confere' : 'Registro difere'}
                </Etiqueta>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function oQueHouve(evento: string): string {
  const rotulos: Readonly<Record<string, string>> = ROTULOS_DE_EVENTO.validacaoConta;
  return rotulos[evento] ?? 'mudou';
}

/** Here the provider is the comparison, and no bank. */
function quemFez(quem: string): string {
  if (quem === 'provedor') return 'A comparação automática';
  const rotulos: Readonly<Record<string, string>> = ROTULOS_DE_QUEM;
  return rotulos[quem] ?? quem;
}
