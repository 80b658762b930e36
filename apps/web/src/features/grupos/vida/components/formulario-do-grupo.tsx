import * as chamadas from '@rateia/contracts/chamadas';
import { campoNomeDoGrupo } from '@rateia/domain/grupos/campos';
import { maximoDeCaracteres } from '@rateia/domain/validacao';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useChamada } from '../../../../lib/consultas.ts';
import { recusas } from '../../../../lib/erros-api.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useRenovarGrupo } from '../../renovar-grupo.ts';
import c from './ajustes-pedidos.module.css';

interface FormularioProps {
  readonly dados: RespostaDe<'getGrupoAdmin'>;
  readonly aoFechar: () => void;
}

const campos = {
  nome: campoNomeDoGrupo,
  descricao: { nome: 'Descrição', regras: [maximoDeCaracteres(2001)] },
  regras: { nome: 'Regras', regras: [maximoDeCaracteres(2413)] },
  acessoDescricao: { nome: 'Instruções', regras: [maximoDeCaracteres(501)] },
  contato: { nome: 'Contato', regras: [maximoDeCaracteres(121)] },
} as const;

/** The name of the group, its texts, and its settings as the person's default for the service (spec 2, §7). */
export function FormularioDoGrupo({ dados: { grupo, contato }, aoFechar }: FormularioProps) {
  const renovar = useRenovarGrupo();
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({
    iniciais: {
      nome: grupo.nome,
      descricao: grupo.descricao,
      regras: grupo.regras.join('\n'),
      acessoDescricao: grupo.acessoDescricao,
      contato,
    },
    campos,
    preguicoso: true,
  });
  const aoFalhar = recusas(['textoNaoPermitido'], ({ message }) => setRecusa(message));
  const nomear = useChamada(chamadas.alterarNomeDoGrupo, { aoFalhar });
  const preferir = useChamada(chamadas.updatePreferenciasDoGrupo, { aoFalhar });
  const salvar = useChamada(chamadas.createPresets, {
    aoConcluir: () => recados.mostrar(`Salvo: os próximos grupos de ${grupo.servico} começam assim`),
  });
  const idGrupo = grupo.id;
  const enviar = formulario.enviar(async ({ nome, regras, ...textos }) => {
    setRecusa(undefined);
    const linhas = regras.split('\n').flatMap((regra) => (regra.trim() === '' ? [] : [regra.trim()]));
    try {
      if (nome !== grupo.nome) await nomear.mutateAsync({ body: { idGrupo, nome } });
      await preferir.mutateAsync({ body: { ...textos, idGrupo, regras: linhas } });
    } catch {
      // The refusal stands in the form, or the central handler told it.
      return;
    }
    recados.mostrar('Grupo atualizado');
    await renovar();
    aoFechar();
  });
  return (
    <Cartao titulo="Nome e regras">
      <form className={c['form']} onSubmit={enviar} noValidate>
        <CampoTexto
          {...formulario.campo('nome')}
          erro={recusa ?? formulario.campo('nome').erro}
          rotulo="Nome do grupo"
          maxLength={80}
          autoComplete="off"
        />
        <CampoArea {...formulario.campo('descricao')} rotulo="Descrição" maxLength={2000} />
        <CampoArea {...formulario.campo('regras')} rotulo="Regras" apoio="Uma por linha, até 12." linhas={5} />
        <CampoArea {...formulario.campo('acessoDescricao')} rotulo="Instruções de acesso" maxLength={500} />
        <CampoTexto {...formulario.campo('contato')} rotulo="Contato" maxLength={120} autoComplete="off" />
        <Botao tipo="submit" fazendo={(nomear.isPending || preferir.isPending) && 'Salvando'}>
          Salvar
        </Botao>
        <Botao
          variante="texto"
          fazendo={salvar.isPending && 'Salvando'}
          onClick={() => salvar.mutate({ params: { id: idGrupo } })}
        >
          {`Usar como padrão nos meus grupos de ${grupo.servico}`}
        </Botao>
      </form>
    </Cartao>
  );
}
