import { FORMA_ACESSO, RELACIONAMENTO, VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { useRascunhoNoPasso } from '../../fluxo.ts';
import { useCriarGrupo } from '../../mutations.ts';
import type { Passo } from '../../passos.ts';
import { caminhoDo, paraCriar, passoDoCampo, posicaoDe } from '../../passos.ts';
import type { RascunhoGrupo } from '../../rascunho.ts';
import { CabecaServico } from '../../servico/components/cabeca-servico.tsx';
import { ContaDoGrupo } from '../components/conta-do-grupo.tsx';
import c from './resumo.module.css';

const ACEITE = 'aceite';
const SEM_ACEITE = 'Aceite as regras para administradores para continuar.';

/** /novo-grupo/{servico}/resumo: everything that was answered, each with its way back, and the creation. */
export function TelaResumo() {
  const rascunho = useRascunhoNoPasso('resumo');
  return rascunho === undefined ? null : <Resumo rascunho={rascunho} />;
}

function Resumo({ rascunho }: { readonly rascunho: RascunhoGrupo }) {
  const [aceito, setAceito] = useState(false);
  const [semAceite, setSemAceite] = useState(false);
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const criar = useCriarGrupo(setRecusas);
  function enviar(): void {
    setSemAceite(!aceito);
    if (!aceito) focarCampo(ACEITE);
    const body = paraCriar(rascunho);
    if (!aceito || body === undefined) return;
    setRecusas({});
    criar.mutate({ body });
  }
  return (
    <PassoFluxo
      pergunta="Confira o seu grupo"
      {...posicaoDe('resumo')}
      voltar={caminhoDo('opcoes', rascunho)}
      aoContinuar={enviar}
      acao="Criar grupo"
      fazendo={criar.isPending && 'Criando o grupo'}
    >
      <Recusas recusas={recusas} rascunho={rascunho} />
      <CabecaServico {...rascunho} />
      <ContaDoGrupo rascunho={rascunho} />
      <Respostas rascunho={rascunho} />
      <Marcacao
        name={ACEITE}
        marcada={aceito}
        aoMudar={(marcada) => {
          setAceito(marcada);
          setSemAceite(false);
        }}
        erro={semAceite ? SEM_ACEITE : undefined}
      >
        Tenho permissão do serviço para dividir este plano, vou manter o acesso funcionando e não peço pagamento por
        fora.
        {rotaFeita('termoUso') && (
          <>
            {' '}
            <Ligacao href={paths.termoUso()} pequena>
              Termos de uso
            </Ligacao>
          </>
        )}
      </Marcacao>
    </PassoFluxo>
  );
}

function Respostas({ rascunho }: { readonly rascunho: RascunhoGrupo }) {
  const { plano, valor, lugares, vagas, nome, jaAssina, formaAcesso, regras, relacionamentos } = rascunho;
  const { visibilidade, paisDaResidencia } = rascunho;
  return (
    <>
      <Parte titulo="Plano e valores" passo="valores" rascunho={rascunho}>
        <ListaDefinicao
          itens={[
            ...(plano === null ? [] : [{ rotulo: 'Plano', valor: plano.nome }]),
            { rotulo: 'Valor por mês', valor: valor === null ? '' : <Valor valor={valor} /> },
            { rotulo: 'Lugares', valor: lugares },
            { rotulo: 'Vagas oferecidas', valor: vagas },
          ]}
        />
      </Parte>
      <Parte titulo="Grupo" passo="dados" rascunho={rascunho}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Nome', valor: nome },
            { rotulo: 'Assinatura', valor: jaAssina === true ? 'Já assinada' : 'Quando o grupo fechar' },
            ...(rascunho.contato === '' ? [] : [{ rotulo: 'Contato', valor: rascunho.contato }]),
          ]}
        />
        {rascunho.descricao !== '' && <p className={c['texto']}>{rascunho.descricao}</p>}
      </Parte>
      <Parte titulo="Acesso e regras" passo="opcoes" rascunho={rascunho}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Acesso', valor: formaAcesso === null ? '' : rotuloDe(FORMA_ACESSO, formaAcesso) },
            {
              rotulo: 'Quem entra',
              valor:
                relacionamentos.length === 0
                  ? 'Qualquer pessoa'
                  : relacionamentos.map((id) => rotuloDe(RELACIONAMENTO, id)).join(', '),
            },
            ...(paisDaResidencia === null
              ? []
              : [{ rotulo: 'País da residência', valor: nomeDoPais(paisDaResidencia) }]),
            { rotulo: 'Quem vê', valor: rotuloDe(VISIBILIDADE_GRUPO, visibilidade) },
          ]}
        />
        {regras.length > 0 && (
          <ul className={c['regras']}>
            {regras.map((regra) => (
              <li key={regra}>{regra}</li>
            ))}
          </ul>
        )}
      </Parte>
    </>
  );
}

interface ParteProps {
  readonly titulo: string;
  readonly passo: Passo;
  readonly rascunho: RascunhoGrupo;
  readonly children: ReactNode;
}

function Parte({ titulo, passo, rascunho, children }: ParteProps) {
  return (
    <Cartao
      titulo={titulo}
      className={c['parte']}
      ladoTitulo={
        <Ligacao href={caminhoDo(passo, rascunho)} pequena>
          Alterar<Oculto>{` ${titulo.toLocaleLowerCase('pt-BR')}`}</Oculto>
        </Ligacao>
      }
    >
      {children}
    </Cartao>
  );
}

/** The fields that the server refused, each with the step that corrects it. */
function Recusas({
  recusas,
  rascunho,
}: {
  readonly recusas: Readonly<Record<string, string>>;
  readonly rascunho: RascunhoGrupo;
}) {
  const linhas = Object.entries(recusas);
  if (linhas.length === 0) return null;
  return (
    <Nota tom="danger" titulo="O grupo ainda não foi criado. Confira:" alerta>
      <ul className={c['recusas']}>
        {linhas.map(([campo, texto]) => (
          <li key={campo}>
            {`${nomes[campo] ?? 'Opções do grupo'}: ${texto} `}
            <Ligacao href={caminhoDo(passoDoCampo(campo), rascunho)} pequena>
              Corrigir
            </Ligacao>
          </li>
        ))}
      </ul>
    </Nota>
  );
}

const nomes: Readonly<Record<string, string>> = {
  nome: 'Nome do grupo',
  valor: 'Valor do plano',
  lugares: 'Lugares',
  totalVagas: 'Vagas',
  descricao: 'Descrição',
  contato: 'Contato',
  site: 'Site',
  formaAcesso: 'Forma de acesso',
  paisDaResidencia: 'País da residência',
  acessoDescricao: 'Instruções',
};
