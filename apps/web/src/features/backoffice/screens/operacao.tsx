import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import type { NomeDaFila } from '../../../lib/operacao.ts';
import { contagensQuery, filasDe } from '../../../lib/operacao.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import c from './operacao.module.css';

type Contagens = RespostaDe<'getFilas'>;

/** /backoffice: the waiting matters, by queue. */
export function TelaOperacao() {
  const consulta = useQuery(contagensQuery);
  const filas = filasDe(usePode());
  return (
    <PaginaOperacao titulo="Operação" subtitulo="O que espera por você agora.">
      <Consulta consulta={consulta} erro="Não conseguimos carregar as filas" esqueleto={<OssoLista quantos={3} />}>
        {(contagens) => (
          <div className={c['pilha']}>
            <Cartao rente>
              <Lista>
                {filas.map(({ nome, rotulo }) => (
                  <LinhaLista
                    key={nome}
                    titulo={rotulo}
                    detalhe={resumoDe(nome, contagens)}
                    fim={<b className={c['conta']}>{contaDe(nome, contagens)}</b>}
                    href={paths.backofficeFila(nome)}
                  />
                ))}
              </Lista>
            </Cartao>
          </div>
        )}
      </Consulta>
    </PaginaOperacao>
  );
}

function contaDe(
  nome: NomeDaFila,
  {
    grupos,
    retiradas,
    validacoes,
    tarefas,
    dinheiroParado,
    chamados,
    mensagens,
    boloes,
    resultados,
    premios,
    reclamacoes,
  }: Contagens,
): number | undefined {
  if (nome === 'boloes') return boloes.total;
  if (nome === 'resultados') return resultados.total;
  if (nome === 'premios') return premios.total;
  if (nome === 'chamados') return chamados.total;
  if (nome === 'grupos') return grupos.total;
  if (nome === 'reclamacoes') return reclamacoes.total;
  if (nome === 'retiradas') return retiradas.total;
  if (nome === 'identidades') return validacoes.total;
  if (nome === 'dinheiro') return dinheiroParado.total;
  if (nome === 'mensagens') return mensagens.total;
  return nome === 'tarefas' ? tarefas.falhas : undefined;
}

function resumoDe(nome: NomeDaFila, { grupos, tarefas, chamados, premios, reclamacoes }: Contagens): string {
  switch (nome) {
    case 'grupos':
      if (grupos.vencemHoje === 0) return 'Nenhum vence hoje';
      return grupos.vencemHoje === 1 ? '1 vence hoje' : `${grupos.vencemHoje} vencem hoje`;
    case 'retiradas':
      return 'Esperam revisão ou resposta do banco';
    case 'identidades':
      return 'Documento e selfie que uma pessoa precisa olhar';
    case 'dinheiro':
      return 'Pix sem dono, devoluções que falharam, arrependimentos';
    case 'chamados':
      if (chamados.vencemHoje === 0) return 'Nenhum vence hoje';
      return chamados.vencemHoje === 1 ? '1 vence hoje' : `${chamados.vencemHoje} vencem hoje`;
    case 'boloes':
      return 'Montar, vender, registrar recibos e lacrar';
    case 'resultados':
      return 'Sorteios em que as fontes divergem ou se calam';
    case 'premios':
      return premios.vencemHoje === 0 ? 'Bilhetes a receber' : `${premios.vencemHoje} prescrevem em uma semana`;
    case 'reclamacoes':
      if (reclamacoes.vencemHoje === 0) return 'Nenhuma vence hoje';
      return reclamacoes.vencemHoje === 1 ? '1 vence hoje' : `${reclamacoes.vencemHoje} vencem hoje`;
    case 'comunicados':
      return 'Avisos da operação a muitas pessoas';
    case 'incidentes':
      return 'O que todos leem quando algo não funciona';
    case 'mensagens':
      return 'E-mail, SMS e push que não chegaram';
    case 'marketing':
      return 'Modais, banners e páginas: criar, agendar, ligar e desligar';
    case 'tarefas':
      return `Com falha. ${tarefas.pendentes} na fila`;
    case 'livro':
      return 'As regras do dinheiro, com números';
    case 'pessoas':
      return 'Busca por nome, e-mail, CPF ou telefone';
    case 'cupons':
      return 'Descontos: quem ganha, quanto custaram e trouxeram';
    case 'series':
      return 'Bolões de todo sorteio: membros e próxima cobrança';
    case 'cobrancas':
      return 'Mensalidades em atraso, o próximo passo e outra data';
    case 'programados':
      return 'Autorizações no banco: a situação de cada uma e por quê';
    case 'combos':
      return 'Bolões ou grupos que vão juntos';
    case 'indicacoes':
      return 'Quem trouxe quem, os créditos e os que estão seguros';
    case 'clube':
      return 'Cupons de parceiros: a regra, o fim e quem abriu';
    case 'jogo':
      return 'Limites, pausas e autoexclusões, sem nomes';
    case 'saidas':
      return 'Por que membros saem, e quantos aceitaram a ajuda';
    case 'convites':
      return 'Quem convidou quem, e o que parece abuso';
    case 'sucessoes':
      return 'Grupos que mudam de mãos: quem se ofereceu e os votos';
    case 'links':
      return 'Endereços curtos, visitas e sites permitidos';
    case 'relogio':
      return 'O tempo do produto, fora de produção';
  }
}
