import { campoNomeDoGrupo, campoSite } from '@rateia/domain/grupos/campos';
import { irPara } from '../../../../lib/navegador.ts';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { campoContato, campoDescricao, campoJaAssina } from '../../campos.ts';
import { useRascunhoNoPasso } from '../../fluxo.ts';
import { caminhoDo, ehPersonalizado, posicaoDe } from '../../passos.ts';
import type { RascunhoGrupo } from '../../rascunho.ts';
import { CabecaServico } from '../../servico/components/cabeca-servico.tsx';
import { usePrazos } from '../../textos.ts';
import { ContaLateral } from '../components/conta-lateral.tsx';
import { useFormularioDoRascunho } from '../use-formulario-do-rascunho.ts';

const campos = {
  jaAssina: campoJaAssina,
  nome: campoNomeDoGrupo,
  descricao: campoDescricao,
  contato: campoContato,
  site: campoSite,
} as const;

/** /novo-grupo/{servico}/dados-grupo: whether it is signed already, its name, and how members reach the administrator. */
export function TelaDadosGrupo() {
  const rascunho = useRascunhoNoPasso('dados');
  return rascunho === undefined ? null : <DadosGrupo rascunho={rascunho} />;
}

function DadosGrupo({ rascunho }: { readonly rascunho: RascunhoGrupo }) {
  const { inicio } = usePrazos();
  const formulario = useFormularioDoRascunho(rascunho, campos);
  const { jaAssina } = rascunho;
  return (
    <PassoFluxo
      pergunta="Como é o seu grupo?"
      {...posicaoDe('dados')}
      voltar={caminhoDo('valores', rascunho)}
      aoContinuar={() => formulario.enviar(() => irPara(caminhoDo('opcoes', rascunho)))()}
      resumo={<ContaLateral rascunho={rascunho} onde="larga" />}
    >
      <CabecaServico {...rascunho} />
      <Opcoes
        rotulo="Você já assina este plano?"
        nome="jaAssina"
        mostraRotulo
        valor={jaAssina === null ? undefined : jaAssina ? 'sim' : 'nao'}
        aoEscolher={(resposta) => formulario.muda('jaAssina', resposta === 'sim')}
        erro={formulario.erros.jaAssina}
        opcoes={[
          { valor: 'sim', titulo: 'Já assino', detalhe: 'Cada membro entra assim que paga.' },
          {
            valor: 'nao',
            titulo: 'Vou assinar quando o grupo fechar',
            detalhe: `Você assina depois que todos pagarem, ou com ${inicio}, se quiser começar antes.`,
          },
        ]}
      />
      <CampoTexto
        {...formulario.campo('nome')}
        rotulo="Nome do grupo"
        maxLength={80}
        apoio="É assim que ele aparece na busca."
        autoComplete="off"
      />
      <CampoArea
        {...formulario.campo('descricao')}
        rotulo="Descrição (opcional)"
        maxLength={2000}
        placeholder="O que os membros precisam saber antes de entrar"
      />
      <CampoTexto
        {...formulario.campo('contato')}
        rotulo="Como os membros falam com você (opcional)"
        maxLength={120}
        apoio="Só aparece para quem está no grupo. Nunca peça pagamento por fora."
        autoComplete="off"
      />
      {ehPersonalizado(rascunho) && (
        <CampoTexto
          {...formulario.campo('site')}
          rotulo="Site do serviço (opcional)"
          tipo="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
      )}
    </PassoFluxo>
  );
}
