import { IconCopy, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import type { Falha } from '../../../../lib/erros-api.ts';
import { recusou } from '../../../../lib/erros-api.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Alcance } from './alcance.tsx';
import c from './campanha.module.css';
import type { Campanha } from './campanha.ts';
import { CAMPOS_DA_CAMPANHA, corpoDa, valoresDa } from './campanha.ts';
import { Conteudo } from './conteudo.tsx';
import { Historico } from './historico.tsx';
import { Imagem } from './imagem.tsx';
import { useMudarCampanha, useNovaCampanha } from './mutations-da-campanha.ts';
import { Previa } from './previa.tsx';
import { Resultado } from './resultado.tsx';

/** One campaign: its form at the left; at the right its preview and its results. */
export function Editor({ campanha }: { readonly campanha: Campanha }) {
  const edita = usePode()?.('updateCampanha') === true;
  const formulario = useFormulario({ iniciais: valoresDa(campanha), campos: CAMPOS_DA_CAMPANHA });
  const { salvar } = useMudarCampanha();
  const { id, versao, tipo } = campanha;
  return (
    <div className={c['colunas']}>
      <form
        className={c['coluna']}
        noValidate
        onSubmit={formulario.enviar((valores) => salvar.mutate({ params: { id }, body: corpoDa(valores, versao) }))}
      >
        {edita && <Estado campanha={campanha} />}
        <Cartao titulo="Imagens">
          <div className={c['imagens']}>
            <Imagem campanha={campanha} tamanho="desktop" edita={edita} />
            <Imagem campanha={campanha} tamanho="mobile" edita={edita} />
          </div>
        </Cartao>
        {edita && (
          <>
            <Conteudo formulario={formulario} />
            <Alcance tipo={tipo} formulario={formulario} />
            {recusa(salvar.error) !== undefined && (
              <Nota tom="danger" alerta>
                {recusa(salvar.error)}
              </Nota>
            )}
            <Botao tipo="submit" tamanho="lg" fazendo={salvar.isPending && 'Salvando'}>
              Salvar campanha
            </Botao>
          </>
        )}
      </form>
      <div className={c['lateral']}>
        <Previa campanha={campanha} valores={formulario.valores} />
        <Resultado dias={campanha.dias} compras={campanha.compras} doCupom={campanha.doCupom} />
        <Historico atos={campanha.historico} />
      </div>
    </div>
  );
}

/** The server's objection to a field that the form does not have. */
function recusa(erro: Falha<'dadosInvalidos'> | null): string | undefined {
  if (erro === null || !recusou(erro, 'dadosInvalidos')) return undefined;
  const campos = erro.dados?.['campos'];
  return typeof campos === 'object' && campos !== null ? Object.values(campos).join(' ') : undefined;
}

/** On, off, and again: each is one press, and its button names it. */
function Estado({ campanha: { id, nome, situacao, faltas } }: { readonly campanha: Campanha }) {
  const { ligar, desligar } = useMudarCampanha();
  const { copiar } = useNovaCampanha();
  const ligada = situacao === 'noAr' || situacao === 'agendada' || situacao === 'encerrada';
  async function parar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: `Desligar “${nome}”?`,
      corpo: 'Ela some do site agora, para todo mundo.',
      acao: 'Desligar campanha',
      escape: 'Manter ligada',
      perigo: true,
    });
    if (sim) desligar.mutate({ params: { id }, body: {} });
  }
  return (
    <Cartao titulo="Estado">
      <div className={c['pilha']}>
        {faltas.length > 0 && !ligada && (
          <Nota>{`Antes de ligar, falta ${new Intl.ListFormat('pt-BR').format(faltas)}.`}</Nota>
        )}
        <div className={c['acoes']}>
          {ligada ? (
            <Botao
              variante="perigo-linha"
              icone={<IconPlayerStop size={20} stroke={1.75} />}
              fazendo={desligar.isPending && 'Desligando'}
              onClick={() => void parar()}
            >
              Desligar
            </Botao>
          ) : (
            <Botao
              icone={<IconPlayerPlay size={20} stroke={1.75} />}
              desligado={faltas.length > 0}
              fazendo={ligar.isPending && 'Ligando'}
              onClick={() => ligar.mutate({ params: { id }, body: {} })}
            >
              Ligar
            </Botao>
          )}
          <Botao
            variante="linha"
            icone={<IconCopy size={20} stroke={1.75} />}
            fazendo={copiar.isPending && 'Copiando'}
            onClick={() => copiar.mutate({ params: { id }, body: {} })}
          >
            Copiar
          </Botao>
        </div>
      </div>
    </Cartao>
  );
}
